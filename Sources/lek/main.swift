print("lek")
